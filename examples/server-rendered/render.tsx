import { renderToString } from 'react-dom/server';
import { Page } from './page';

export const render = (nonce: string) => renderToString(<Page nonce={nonce} />);
