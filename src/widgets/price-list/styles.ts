import controls from '../../ui/fields/controls.css';
import field from '../../ui/fields/frame/field.css';
import minimal from '../../ui/look/minimal.css';
import tokens from '../../ui/look/tokens.css';
import select from '../../ui/select/select.css';
import popup from '../../ui/select/select-popup.css';
import quietText from '../../ui/text/quiet-text.css';
import orderLink from '../order-link.css';
import own from './price-list.css';

export const firstStyles = [tokens, quietText, controls, field, select, own];

export const minimalStyles = [minimal];

export const styles = [...firstStyles, ...minimalStyles, popup, orderLink];
