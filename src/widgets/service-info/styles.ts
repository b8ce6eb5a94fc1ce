import tokens from '../../ui/look/tokens.css';
import own from './service-info.css';

export const styles = [tokens, own];
