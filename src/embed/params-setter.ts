import { decorateLinks } from '../tracking/decorate-links.ts';

const cabinet = document.currentScript?.dataset.cabinet;

// The cabinet keeps affiliates' parameters out of its links.
if (cabinet ? new URL(cabinet, location.href).host !== location.host : !/^my\./.test(location.host))
  decorateLinks();
