import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../../api/client.ts'
import { registerSignature } from '../../../../api/contract/signatureRegistration.ts'
import { remoteSigningCertificates } from '../../../../api/contract/remoteSigning.ts'
import { certificateStatuses, certificateTypes } from '../../../../domain/certificateCodes.ts'
import { fail, succeed } from '../../../../domain/result.ts'
import { remoteRegistration } from '../../../../machines/remoteRegistration/remoteRegistration.ts'
import type {
  CertificatesInput,
  CertificatesRead,
  RegisterInput,
  Registered,
  RemoteCertificate,
} from '../../../../machines/remoteRegistration/setup.ts'
import type { Found } from '../../../../machines/certificateRegistration/outcome.ts'
import { remoteFailureOf } from '../../../../signing/remote/remoteFailureOf.ts'
import { findInList } from '../findInList.ts'

const chosen = (certificate: RemoteCertificate | null): RemoteCertificate => {
  if (certificate === null) throw new Error('a registration without a certificate')
  return certificate
}

/** The user's certificates that are in use; the server answers only those of the company's tax code. */
const read = async (
  api: ApiClient,
  { userName, companyTaxCode }: CertificatesInput,
  signal: AbortSignal,
): Promise<CertificatesRead> => {
  const answer = await api.send(remoteSigningCertificates, { body: { username: userName } }, { signal })
  if (!answer.ok) return fail(remoteFailureOf(answer.failure))
  const inUse = answer.value.certificates.filter(({ activeStatus }) => activeStatus === certificateStatuses.active)
  return succeed(
    inUse.map(({ serial, modifiedDate, expiredDate, org_nm }) => ({
      issuer: org_nm,
      taxCode: companyTaxCode,
      serialNumber: serial,
      notBefore: modifiedDate,
      notAfter: expiredDate,
    })),
  )
}

const register = async (api: ApiClient, { userName, certificate, formType }: RegisterInput): Promise<Registered> => {
  const { issuer, serialNumber, notBefore, notAfter } = chosen(certificate)
  const answer = await api.send(registerSignature, {
    body: {
      org_nm: issuer,
      serial_no: serialNumber,
      from_date: notBefore,
      to_date: notAfter,
      status: certificateStatuses.active,
      type: certificateTypes.remoteSignature,
      user_nm: userName,
      form_tp: formType,
    },
  })
  if (!answer.ok) return fail(remoteFailureOf(answer.failure))
  return succeed({ certificateId: answer.value?.digi_sign_id ?? '' })
}

/** remoteRegistration with this product's server behind it, which leads to the provider. */
export const provideRemoteRegistration = (api: ApiClient) =>
  remoteRegistration.provide({
    actors: {
      readCertificates: fromPromise<CertificatesRead, CertificatesInput>(({ input, signal }) =>
        read(api, input, signal),
      ),
      register: fromPromise<Registered, RegisterInput>(({ input }) => register(api, input)),
      findRegistered: fromPromise<Found, RegisterInput>(({ input, signal }) =>
        findInList(api, chosen(input.certificate), signal),
      ),
    },
  })
