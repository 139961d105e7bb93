import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { EInvoicesPage } from '../../../src/features/eInvoices/list/EInvoicesPage.tsx'

/** The list of e-invoices below a router, which asks before a sending is left. */
export const RoutedInvoices = () => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: EInvoicesPage }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}
