import { mkdirSync } from 'node:fs'
import { demoTokenOrder } from '../../../server/companies/demo/company.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { readCertificate } from '../../../signing/certificate.ts'
import { makeDemoKey } from '../../../signing/demoCa.ts'
import { createSoftHsm } from '../softHsm.ts'
import { makeFolder, removeFolder } from './runningServer.ts'

const label = 'demo'

/**
 * SoftHSM2 with a key of the demo company, opened by the demo account's PIN; `environment` is that of a server that uses it.
 *
 * @param data folder with the demo authority that certifies the key, for a server that has to trust it; one of its own without it
 */
export const makeDemoDevice = async (data?: string) => {
  const folder = await makeFolder()
  const hsm = createSoftHsm()
  const order = demoTokenOrder(data ?? folder)
  mkdirSync(order.directory, { recursive: true })
  const key = await makeDemoKey(order)
  const certificate = readCertificate(key.certificatePem)
  if (!certificate.ok) throw new Error('the demo certificate is unreadable')
  hsm.addToken(label, demoHsm.pin, { privateKeyPem: key.privateKeyPem, certificate: certificate.value })
  const { modulePath, configuration } = hsm
  return {
    modulePath,
    label,
    pin: demoHsm.pin,
    environment: { HSM_MODULE: modulePath, HSM_TOKEN: label, SOFTHSM2_CONF: configuration },
    async remove() {
      hsm.remove()
      await removeFolder(folder)
    },
  }
}
export type DemoDevice = Awaited<ReturnType<typeof makeDemoDevice>>
