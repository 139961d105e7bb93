import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { hasSoftHsm } from '../product/softHsm.ts'
import { makeDemoDevice } from '../product/server/demoDevice.ts'
import { soakHsm, type Soaked } from './hsm.ts'

const { values, words } = ownOptions(
  {
    signatures: { type: 'string', default: '10000' },
    sessions: { type: 'string', default: '4' },
    softhsm: { type: 'boolean', default: false },
  },
  true,
)
const [signatures, sessions] = [Number(values.signatures), Number(values.sessions)]

const run = async (): Promise<Soaked> => {
  if (!values.softhsm) return soakHsm({}, signatures, sessions)
  const device = await makeDemoDevice()
  try {
    return await soakHsm(device.environment, signatures, sessions)
  } finally {
    await device.remove()
  }
}

if (words[0] !== 'hsm' || !(signatures > 0) || !(sessions > 0))
  process.exitCode = refuse('npm run soak -- hsm [--signatures 10000] [--sessions 4] [--softhsm]')
else if (values.softhsm && !hasSoftHsm) process.exitCode = refuse('SoftHSM2 is not installed')
else {
  const { signed, failures, seconds, memoryAtStart, memoryAtEnd, exitCode } = await run()
  const megabytes = (kilobytes: number): string => `${(kilobytes / 1000).toFixed(0)} MB`
  console.log(
    `${signed} signatures in ${sessions} sessions, ${seconds.toFixed(0)} s, ${(signed / seconds).toFixed(0)} a second`,
  )
  console.log(`server's memory: ${megabytes(memoryAtStart)} at the start, ${megabytes(memoryAtEnd)} at the end`)
  console.log(`failures: ${failures.length === 0 ? 'none' : failures.slice(0, 20).join('; ')}`)
  if (failures.length > 0 || signed !== signatures || exitCode !== 0) process.exitCode = 1
}
