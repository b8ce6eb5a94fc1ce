import { decorateLinks } from '../../tracking/decorate-links.ts';

decorateLinks();
