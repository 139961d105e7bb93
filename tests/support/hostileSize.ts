/** Whether everything runs that `npm test` leaves out, as `npm run test:hostile` does. */
export const isFullRun = process.env['HOSTILE'] === 'full'

/** How much a hostile test does: `everyDay` in `npm test`, `full` in `npm run test:hostile`. */
export const hostileSize = (everyDay: number, full: number): number => (isFullRun ? full : everyDay)
