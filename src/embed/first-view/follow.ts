// Code that comes after the price: it decorates the page's links and counts first views. It is one file, because both read and
// store the visit.
import '../loader/params-setter.ts';

export { countView } from './count-view.ts';
