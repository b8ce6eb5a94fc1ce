import { useEffect, useRef } from 'react';
import type { Translator } from '../../languages/translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Page } from '../shared/page.tsx';

/**
 * Adds the script of the order form if it is missing. Only the document of /order-now contains the script, and its
 * download may have failed.
 */
const addEmbedScript = () => {
  if (customElements.get('octavo-order-form')) return;
  const script = document.createElement('script');
  script.src = '/embed/checkout.js';
  script.dataset.octavo = '';
  document.head.append(script);
};

/** Creates the fallback of the form. Styles in index.html show it if the script does not load in time. */
const createFallback = (t: Translator) => {
  const line = document.createElement('p');
  line.className = 'fallback';
  // With a target, the browser loads the document. Without one, the cabinet would only switch to the page.
  const link = Object.assign(document.createElement('a'), {
    href: location.href,
    target: '_self',
    textContent: t('Load it again'),
  });
  line.append(t('The order form is late, or was lost on the way.'), ' ', link);
  return line;
};

/** Renders the embedded checkout. Its links carry no parameters of the visit, because the host is that of the cabinet. */
export function OrderNowPage() {
  const { t } = useCabinet();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addEmbedScript();
    const form = document.createElement('octavo-order-form');
    form.setAttribute('template', 'm3_d1');
    form.setAttribute('loading', 'eager');
    form.append(createFallback(t));
    container.current?.replaceChildren(form);
  }, [t]);
  return (
    <Page title={t('Start an order')}>
      <div ref={container} />
    </Page>
  );
}
