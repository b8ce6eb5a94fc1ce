import tokens from '../../ui/tokens.css';
import own from './service-info.css';

export const styles = [tokens, own];
