import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
const root = document.getElementById('root');
if (root) hydrateRoot(root, <Page nonce={nonce} />);
