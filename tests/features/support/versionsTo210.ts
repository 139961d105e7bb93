import { contract } from '../../../src/api/contract/contract.ts'
import { codeGroups } from '../../../src/domain/codeList.ts'
import type { FakeServer } from './fakeServer.ts'
import { codeLists } from './samples.ts'

/** Has the server's list of XML versions end at 2.1.0, the form of which asks for the representative's gender. */
export const endVersionsAt210 = (server: FakeServer): void =>
  server.answerBy(contract.codeList, ({ url }) => {
    const group = codeGroups.find((each) => url.pathname.endsWith(`/${each}`)) ?? 'hsm-provider'
    return (codeLists[group] ?? []).filter(({ code }) => group !== 'xml-version' || code !== '2.1.1')
  })
