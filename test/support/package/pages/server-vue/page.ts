import { OctavoHtml } from 'octavo/vue';
import { createSSRApp, h, ref } from 'vue';

/** Page that a server renders and the browser hydrates. The HTML is missing in the browser. */
export const createPage = (html?: string) => {
  const count = ref(0);
  return createSSRApp({
    render: () => [
      h('button', { onClick: () => count.value++ }, `Pressed ${count.value}`),
      h(OctavoHtml, html ? { html } : {}),
    ],
  });
};
