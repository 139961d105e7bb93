import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { passwordCost as cost, type PasswordCost } from './passwordCost.ts'

const derive = (password: string, salt: Buffer, parameters: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { ...parameters, message: password.normalize('NFC'), nonce: salt }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** The password's argon2id in PHC string format. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(key)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Whether the password is the one that was hashed. Throws on a text that is no such hash. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash) ?? []
  if (memory === undefined) throw new Error('not an argon2id hash')
  const expected = Buffer.from(key, 'base64')
  const derived = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected)
}
