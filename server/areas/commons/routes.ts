import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { sessionRoute, type Route } from '../../http/route.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { vietnamCode, type CodeGroup } from '../../../src/domain/codeList.ts'
import { xmlVersionsUpTo } from '../../codeLists/xmlVersions.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import { cityList, nationalityList, taxOfficeList } from '../../codeLists/codeLists.ts'

/** A code list as the company uses it: what it files of XML versions the operator may have bounded. */
const listFor = async ({ companies }: CompanyRepositories, group: CodeGroup, companyId: string | null) =>
  group === 'xml-version' && companyId !== null
    ? xmlVersionsUpTo(await companies.newestXmlVersion(companyId))
    : codeItems(group)

export const commonsRoutes = ({ store }: { readonly store: CompanyRepositories }): readonly Route[] => [
  sessionRoute(contract.nationalInfo, () => Promise.resolve(succeed(nationalityList))),
  sessionRoute(contract.cityInfo, ({ query }) =>
    Promise.resolve(succeed(query.cd === undefined || query.cd === vietnamCode ? cityList : [])),
  ),
  sessionRoute(contract.taxOfficeInfo, ({ query }) =>
    Promise.resolve(
      succeed({
        tax_Office_info: taxOfficeList.filter(
          (office) => query.city_code === undefined || office.city_code === query.city_code,
        ),
      }),
    ),
  ),
  sessionRoute(contract.codeList, async ({ params }, { account }) =>
    succeed([...(await listFor(store, params.group, account.companyId))]),
  ),
]
