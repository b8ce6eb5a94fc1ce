import { decorateLinks } from '../tracking/decorate-links.ts';

const cabinet = document.currentScript?.dataset.cabinet;
const { host } = location;

// The cabinet keeps affiliates' parameters out of its links.
if (cabinet ? cabinet.split('/')[2] !== host : !/^my\./.test(host)) decorateLinks();
