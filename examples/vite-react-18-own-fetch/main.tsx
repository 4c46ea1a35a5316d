import { createRoot } from 'react-dom/client';
import { SignIn } from './SignIn';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
