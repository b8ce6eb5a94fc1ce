import controls from '../../ui/controls.css';
import field from '../../ui/field.css';
import quietText from '../../ui/quiet-text.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import own from './price-list.css';

export const styles = [tokens, quietText, controls, field, select, own];
