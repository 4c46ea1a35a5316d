import { Portal, parseConfig } from '@plinth/console/app';
import { Link } from '@plinth/console/kit';
import { createElement, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes, useParams } from 'react-router';

const Prices = lazy(async () => ({ default: (await import('./Prices.js')).Prices }));
const Invoice = () => createElement('p', null, `Invoice ${useParams().number}`);

const modules = [
  {
    id: 'invoices',
    title: 'Invoices',
    minimumCustomerType: 1,
    element: createElement(
      Routes,
      null,
      createElement(Route, {
        index: true,
        element: createElement(Link, { href: '/apps/modules/invoices/1024' }, 'Invoice 1024'),
      }),
      createElement(Route, { path: ':number', element: createElement(Invoice) }),
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    permissions: ['Marketplace.Read'],
    element: createElement(Prices),
  },
];

const { config } = parseConfig({ brand: { name: 'Fjord Cloud', color: '#0f766e' } });
createRoot(document.getElementById('root')).render(createElement(Portal, { config, modules }));
