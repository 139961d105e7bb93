/** How much a hostile test does: `everyDay` in `npm test`, `full` in `npm run test:hostile`. */
export const hostileSize = (everyDay: number, full: number): number =>
  process.env['HOSTILE'] === 'full' ? full : everyDay
