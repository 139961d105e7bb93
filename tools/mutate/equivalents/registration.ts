import type { Equivalent } from './equivalent.ts'

/** Of the flows that register certificates. */
export const registrationEquivalents: readonly Equivalent[] = [
  {
    machine: 'certificateRegistration',
    name: /^adding\.choosingWay: always 1 after its neighbour$/,
    why: 'a type has one way: the two guards are never true together',
  },
  {
    machine: 'hsmRegistration',
    name: /^(?:findingCause: always \d+|readingCertificates: onDone\(readCertificates\) 2|enteringPin\.fetchingQr: onDone\(fetchQr\) [12]|registering: onDone\(register\) [123]|askingOutcome: onDone\(findRegistered\) 1) after its neighbour$/,
    why: 'an outcome has one code, one reason and one value: the two guards are never true together',
  },
  {
    machine: 'hsmRegistration',
    name: /^enteringPin\.(?:fetchingQr|withCode): code\.declined goes to enteringPin$/,
    why: 'enteringPin begins with withoutCode, which the transition leads to',
  },
  {
    machine: 'tokenRegistration',
    name: /^(?:findingCause: always \d+|askingPermission: onDone\(askPermission\) 1|askingOutcome: onDone\(findRegistered\) 1|registering: onDone\(register\) [12]) after its neighbour$/,
    why: 'an outcome has one code, one reason and one value: the two guards are never true together',
  },
  {
    machine: 'tokenRegistration',
    name: /^(?:askingPermission: onError\(askPermission\)|readingToken: onError\(readToken\)) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as no cause has the code of a bug',
  },
  {
    machine: 'tokenRegistration',
    name: /^certificateHidden: token\.readAgain without action 1$/,
    why: 'nothing was read and nothing has failed, so that there is nothing to forget',
  },
  {
    machine: 'remoteRegistration',
    name: /^(?:findingCause: always \d+|registering: onDone\(register\) 1|askingOutcome: onDone\(findRegistered\) 1) after its neighbour$/,
    why: 'an outcome has one code and one value: the two guards are never true together',
  },
  {
    machine: 'remoteRegistration',
    name: /^readingCertificates: onError\(readCertificates\) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as no cause has the code of a bug',
  },
  {
    machine: 'hsmRegistration',
    name: /^the flow: context with another account$/,
    why: 'the state in which the flow begins forgets the account as it is entered',
  },
]
