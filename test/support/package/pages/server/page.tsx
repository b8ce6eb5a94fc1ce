import { loadOctavo } from 'octavo/load';
import { OctavoOrderForm } from 'octavo/react';
import { OctavoHtml } from 'octavo/react/server';
import { useEffect, useState } from 'react';

interface PageProps {
  /** HTML of the prerendered calculator; missing in the browser. */
  html?: string;
  script: string;
  host: string;
}

/** Page that a server renders and the browser hydrates. */
export const Page = ({ html, script, host }: PageProps) => {
  const [total, setTotal] = useState(0);
  useEffect(() => {
    loadOctavo(script, { host });
  }, [script, host]);
  return (
    <main>
      <OctavoHtml html={html} />
      <output>{total}</output>
      <OctavoOrderForm className="order" loading="eager" onPrice={({ detail }) => setTotal(detail.total)}>
        <a href="/order">Order</a>
      </OctavoOrderForm>
    </main>
  );
};
