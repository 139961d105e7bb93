/**
 * The database cannot do its work at the moment: unreachable, restarting, locked, out of time or out of disk. Nobody knows whether a
 * commit that ends so has happened. `cause` is the error of its driver.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause })
    this.name = 'DatabaseUnavailable'
  }
}
