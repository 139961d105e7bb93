import { fail, succeed, type Result } from '../result.ts'
import { isOfThisMachine, publicReach } from './reach.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Signs that people work with a product in earnest, each with what it says. */
const inEarnest: readonly (readonly [isSo: (env: Environment) => boolean, sign: string])[] = [
  [({ NODE_ENV }) => NODE_ENV === 'production', 'NODE_ENV is production'],
  [({ TOKHAI_DEMO }) => TOKHAI_DEMO === '0', 'TOKHAI_DEMO is 0'],
  [
    ({ AGENT_ORIGINS }) =>
      (AGENT_ORIGINS ?? '').split(',').some((one) => one.startsWith('https:') && !isOfThisMachine(one)),
    'AGENT_ORIGINS names a page of the web',
  ],
]

/**
 * Whether TOKHAI_FAULTS=1 lets faults be switched on. Fails with a message for whoever starts the product where the rest of the
 * environment says that people work with it in earnest: a fault there would be a lie to them.
 */
export const faultsFromEnvironment = (env: Environment): Result<boolean, string> => {
  const wanted = env['TOKHAI_FAULTS'] ?? ''
  if (wanted === '' || wanted === '0') return succeed(false)
  if (wanted !== '1') return fail('TOKHAI_FAULTS is neither 1 nor 0')
  const sign = publicReach(env) ?? inEarnest.find(([isSo]) => isSo(env))?.[1]
  return sign === undefined
    ? succeed(true)
    : fail(`TOKHAI_FAULTS=1 is for development and tests only, and ${sign}: unset one of the two`)
}
