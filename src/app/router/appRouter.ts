import { createRouter } from '@tanstack/react-router'
import type { AppContext } from './context.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './searchText.ts'

export const createAppRouter = (context: AppContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    scrollRestoration: false,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
