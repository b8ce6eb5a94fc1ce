import controls from '../../ui/controls.css';
import field from '../../ui/field.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import own from './price-list.css';

export const styles = [tokens, controls, field, select, own];
