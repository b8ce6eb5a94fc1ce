import minimal from '../../ui/look/minimal.css';
import tokens from '../../ui/look/tokens.css';
import own from './service-info.css';

export const styles = [tokens, minimal, own];
