import { useEffect, useRef } from 'react';
import { Page } from '../shared/page.tsx';

/**
 * The shell of this page names the script already, which may have been lost; one that came from another page has
 * none.
 */
const embedScript = () => {
  if (customElements.get('octavo-order-form')) return;
  const script = document.createElement('script');
  script.src = '/embed/octavo.js';
  script.dataset.octavo = '';
  document.head.append(script);
};

/** Stands in the form's place while the script is not there, and shows where it stays away (index.html). */
const createWayOn = () => {
  const line = document.createElement('p');
  line.className = 'way-on';
  // With a target it loads the document anew.
  const link = Object.assign(document.createElement('a'), {
    href: location.href,
    target: '_self',
    textContent: 'Load it again',
  });
  line.append('The order form is late, or was lost on the way. ', link);
  return line;
};

/** The order form as the site embeds it, in cabinet mode because of its host. */
export function OrderNowPage() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    embedScript();
    const form = document.createElement('octavo-order-form');
    form.setAttribute('loading', 'eager');
    form.append(createWayOn());
    place.current?.replaceChildren(form);
  }, []);
  return (
    <Page title="New order">
      <div ref={place} />
    </Page>
  );
}
