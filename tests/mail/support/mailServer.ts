import { createServer, type Socket } from 'node:net'
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls'
import * as v from 'valibot'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly content: string
}

/** What the server answers to a command in place of its usual answer: a line, or null to break the connection off. */
export type Answering = (command: string, arrived: readonly ReceivedMail[]) => string | null | undefined

/** What makes a server speak TLS: from the first byte, or after STARTTLS. */
export interface ServerTls {
  readonly key: string
  readonly cert: string
  readonly isFromTheFirstByte: boolean
}

interface Conversation {
  readonly socket: Socket
  /** What STARTTLS begins with; null where it is not there. */
  readonly upgrade: ServerTls | null
  readonly answering: () => Answering
  readonly received: ReceivedMail[]
}

const usual = (command: string): string => {
  if (/^EHLO/i.test(command)) return '250-mail.example\r\n250-8BITMIME\r\n250 AUTH PLAIN'
  if (/^AUTH/i.test(command)) return '235 Welcome'
  if (/^STARTTLS/i.test(command)) return '502 Not here'
  if (/^DATA$/i.test(command)) return '354 Go on'
  return /^QUIT/i.test(command) ? '221 Bye' : '250 OK'
}

const secured = (socket: Socket, { key, cert }: ServerTls): TLSSocket =>
  new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) })

const converse = (conversation: Conversation, greeting?: string): void => {
  const { socket, upgrade, answering, received } = conversation
  let [pending, content, isInData] = ['', '', false]
  let recipients: string[] = []
  const say = (line: string | null): void => {
    if (line === null) socket.destroy()
    else socket.write(`${line}\r\n`)
  }
  const hear = (line: string): void => {
    if (isInData && line !== '.') {
      content += `${line.replace(/^\.\./, '.')}\r\n`
      return
    }
    if (isInData) {
      isInData = false
      received.push({ recipients, content })
      ;[recipients, content] = [[], '']
    }
    const answer = answering()(line, received)
    const isUpgrade = upgrade !== null && answer === undefined && /^STARTTLS/i.test(line)
    const said = isUpgrade ? '220 Begin' : answer === undefined ? usual(line) : answer
    if (/^RCPT TO:/i.test(line)) recipients.push(/<(.*)>/.exec(line)?.[1] ?? '')
    isInData = /^DATA$/i.test(line) && said?.startsWith('354') === true
    say(said)
    if (!isUpgrade) return
    socket.removeAllListeners('data')
    converse({ ...conversation, socket: secured(socket, upgrade), upgrade: null })
  }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    pending += bytes.toString('utf8')
    const lines = pending.split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  if (greeting !== undefined) say(greeting)
}

/** A server of mails that keeps what it is given, and answers otherwise where a test says so. */
export const startMailServer = async (tls: ServerTls | null = null) => {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let answering: Answering = () => undefined
  const take = (socket: Socket): void => {
    sockets.add(socket)
    const upgrade = tls?.isFromTheFirstByte === false ? tls : null
    converse({ socket, upgrade, answering: () => answering, received }, '220 mail.example')
  }
  const server = tls?.isFromTheFirstByte === true ? createTlsServer(tls, take) : createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  return {
    port,
    received,
    answerBy(other: Answering) {
      answering = other
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
