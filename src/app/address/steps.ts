import type { RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The addresses of the entries below this one, the nearest first, as far as they led here by steps. */
    readonly cameFrom?: readonly string[]
  }
}

/** As many steps as anybody takes before closing what they opened; the way back is found over no more. */
const remembered = 8

/** A step forward to an address: Back undoes it, and so does `returnTo`. Where it is shown already, there is no step. */
export const stepTo = (history: RouterHistory, href: string): void => {
  const { href: here, state } = history.location
  if (href === here) return
  history.push(href, { cameFrom: [here, ...(state.cameFrom ?? [])].slice(0, remembered) })
}

/**
 * A step forward from an address before this one: the steps since it are undone first, so that Back leads there. Where the user has
 * not come from it, the address takes the place of the one that is left.
 */
export const stepFrom = (history: RouterHistory, from: string, href: string): void => {
  const { href: here, state } = history.location
  if (href === here) return
  const { cameFrom = [] } = state
  const steps = cameFrom.indexOf(from) + 1
  if (steps === 0) {
    history.replace(href, { cameFrom })
    return
  }
  const stop = history.subscribe(() => {
    stop()
    // The user may have gone elsewhere before the browser went back.
    if (history.location.href === from) stepTo(history, href)
  })
  history.go(-steps)
}

/**
 * To an address that undoes steps: back through the history where the user has come from it, else in place of the one that
 * is left. Either way Back does not show the same place twice, nor what was closed.
 */
export const returnTo = (history: RouterHistory, href: string): void => {
  const { cameFrom = [] } = history.location.state
  const steps = cameFrom.indexOf(href) + 1
  if (steps > 0) history.go(-steps)
  else history.replace(href, { cameFrom })
}
