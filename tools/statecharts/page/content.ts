import type { Flow } from '../../../walks/model/flow.ts'
import type { Facts } from './facts/facts.ts'

/** The build puts what there is in place of this file. */
const byTheBuild = (): never => {
  throw new Error('the page was not made by build.ts')
}

export const facts: Facts = byTheBuild()

/** The real machines with all that can happen to them, by id. */
export const flows: Readonly<Record<string, Flow>> = byTheBuild()
