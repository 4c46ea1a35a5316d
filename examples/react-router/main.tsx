import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { Root, SignedIn } from './Frame';
import { loadRole, loadRoles, loadUser, loadUsers } from './load';
import { SignIn } from './SignIn';

/** The screens come while their loaders ask; the sign-in carries none of them. */
const page = (name: keyof typeof import('./pages')) => ({
  Component: async () => (await import('./pages'))[name],
});

const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Navigate to="/users" replace /> },
      { path: 'sign-in', Component: SignIn },
      {
        Component: SignedIn,
        children: [
          { path: 'users', loader: loadUsers, lazy: page('Users') },
          { path: 'users/:email', loader: loadUser, lazy: page('User') },
          { path: 'roles', loader: loadRoles, lazy: page('Roles') },
          { path: 'roles/:name', loader: loadRole, lazy: page('Role') },
        ],
      },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
