import { decorateLinks } from '../tracking/decorate-links.ts';

const { host } = location;
const script = document.currentScript;
const { cabinet, host: site = host.replace(/^my\./, '') } = script?.dataset ?? {};

// The cabinet keeps affiliates' parameters out of its links; octavo.js, which imports this, has made sure of that.
if (!script || host !== (cabinet?.split('/')[2] ?? `my.${site}`)) decorateLinks();
