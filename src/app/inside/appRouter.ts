import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../address/searchText.ts'
import type { InsideContext } from './context.ts'
import { routeTreeOf } from './routes.tsx'

/** The router of the pages inside, for one person. */
export const createAppRouter = (history: RouterHistory, context: InsideContext) =>
  createRouter({
    routeTree: routeTreeOf(context.pages),
    history,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    scrollRestoration: false,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
