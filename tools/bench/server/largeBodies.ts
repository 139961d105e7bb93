import { readFileSync } from 'node:fs'
import type { AnyCall } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { membersOf, sentShape } from '../../api-docs/shape.ts'
import { createSender, soundHeaders, bytes } from '../../product/server/requests.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs } from '../../product/server/visitor.ts'
import { largeBodies } from '../../product/server/largeBodies.ts'
import type { Figure } from '../figure.ts'

const characters = 1024 * 1024
/** Calls with a body. */
const calls = Object.values<AnyCall>(contract).filter(({ body }) => membersOf(sentShape(body)).length > 0)

/** Milliseconds that the thread of a server's event loop has worked so far, as Linux counts them, in steps of 10. */
const worked = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')
  const [user = '', system = ''] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** The longest answer to a body of 1 MiB, and the most work that one makes for the event loop: as long as that, others wait. */
export const bodyFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const server = await startProcess({ TOKHAI_DATA: folder })
  const cookie = (await signInAs(server.origin, 'admin@tokhai.example')).cookie()
  const sender = createSender(server.origin)
  let longest = 0
  let most = 0
  for (const call of calls) {
    const { method, path } = call
    for (const { json } of largeBodies(call, characters)) {
      const sent = { method, path, headers: soundHeaders(call, server.origin, cookie), body: bytes(json) }
      const before = worked(server.pid)
      longest = Math.max(longest, (await sender.send(sent)).text.length)
      most = Math.max(most, worked(server.pid) - before)
    }
  }
  sender.close()
  await server.end('SIGTERM')
  await removeFolder(folder)
  return [
    { name: 'longest answer to a body of 1 MiB', value: longest, unit: 'B', aim: 64 * 1024 },
    { name: 'most work for a body of 1 MiB', value: most, unit: 'ms', aim: 200 },
  ]
}
