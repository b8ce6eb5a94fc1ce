import quietText from '../../ui/quiet-text.css';
import richText from '../../ui/rich-text.css';
import spinner from '../../ui/spinner.css';
import tokens from '../../ui/tokens.css';
import turning from '../../ui/turning.css';
import own from './service-rules.css';

export const styles = [tokens, quietText, spinner, turning, richText, own];
