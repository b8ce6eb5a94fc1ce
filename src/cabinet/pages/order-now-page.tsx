import { useEffect, useRef } from 'react';
import { Page } from '../page.tsx';

/** The shell of this page names the script already; one that came from another page has to add it. */
const embedScript = () => {
  if (document.querySelector('script[data-octavo]')) return;
  const script = document.createElement('script');
  script.src = '/embed/octavo.js';
  script.dataset.octavo = '';
  document.head.append(script);
};

/** The order form as the site embeds it, in cabinet mode because of its host. */
export function OrderNowPage() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    embedScript();
    const form = document.createElement('octavo-order-form');
    form.setAttribute('loading', 'eager');
    place.current?.replaceChildren(form);
  }, []);
  return (
    <Page title="New order">
      <div ref={place} />
    </Page>
  );
}
