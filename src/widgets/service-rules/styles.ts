import minimal from '../../ui/look/minimal.css';
import tokens from '../../ui/look/tokens.css';
import spinner from '../../ui/look/waiting/spinner.css';
import turning from '../../ui/look/waiting/turning.css';
import quietText from '../../ui/text/quiet-text.css';
import richText from '../../ui/text/rich-text.css';
import own from './service-rules.css';

export const styles = [tokens, minimal, quietText, spinner, turning, richText, own];
