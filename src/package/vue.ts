import { defineComponent, getCurrentInstance, h } from 'vue';

/**
 * Puts HTML of `octavo/server` into a page. Vue keeps the server's HTML when it hydrates the page, so that the browser needs no
 * HTML. With `v-html`, Vue would write the HTML again, and with it remove a widget that the visitor may be using.
 */
export const OctavoHtml = defineComponent({
  props: { html: { type: String, default: '' } },
  setup: (props) => {
    // Vue has the server's element before it calls `setup` only while it hydrates.
    const isHydrating = Boolean(getCurrentInstance()?.vnode.el);
    return () => h('div', isHydrating ? {} : { innerHTML: props.html });
  },
});
