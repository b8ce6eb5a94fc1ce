import { deferred } from '../../api/deferred.ts';

export const loadFacebook = deferred(() => import('./facebook.ts'));
