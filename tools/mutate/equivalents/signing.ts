import type { Equivalent } from './equivalent.ts'

/** Of the flows that sign and send. */
export const signingEquivalents: readonly Equivalent[] = [
  {
    machine: 'documentsSubmit',
    name: /^choosingNext: always 1 after its neighbour$/,
    why: 'both lead to halted, and neither does anything on the way',
  },
  {
    machine: 'documentsSubmit',
    name: /^choosingNext: always 7 goes to signing$/,
    why: 'signing begins with token, which the transition leads to',
  },
  {
    machine: 'documentsSubmit',
    name: /^(?:choosingNext: always 7|signing\.(?:token: onDone\(tokenSigning\)|hsm: onDone\(hsmSigning\)|remote: onDone\(remoteSigning\)) 1|registering: onDone\(sendSigned\) 1|askingOutcome: onDone\(findSent\) [13]) after its neighbour$/,
    why: 'a way to sign, a result and an outcome have one value: the two guards are never true together',
  },
  {
    machine: 'documentsSubmit',
    name: /^signing begins in (?:hsm|remote)$/,
    why: 'every transition leads to one of its states, never to signing itself',
  },
  {
    machine: 'hsmSigning',
    name: /^(?:findingCause: always (?:1|3|[5-9]|1[0-5])|loggingIn: onDone\(logIn\) [23]) after its neighbour$/,
    why: 'an outcome is a success or has one code: the two guards are never true together',
  },
  {
    machine: 'hsmSigning',
    name: /^connecting begins in \w+$/,
    why: 'every transition leads to one of its states, never to connecting itself',
  },
  {
    machine: 'hsmSigning',
    name: /^loggingIn: onDone\(logIn\) 1 goes to connecting$/,
    why: 'connecting begins with offered, which the transition leads to',
  },
  {
    machine: 'hsmSigning',
    name: /^loggingIn: onDone\(logIn\) 4 goes to findingCause$/,
    why: 'findingCause leads on to the same state, as the code is the one of a refused account',
  },
  {
    machine: 'remoteSigning',
    name: /^(?:findingCause: always \d+|requesting: onDone\(requestSignature\) 2|awaitingConfirmation: onDone\(awaitConfirmation\) [123]) after its neighbour$/,
    why: 'an outcome has one code or one end, and a request either is there or not: the two guards are never true together',
  },
  {
    machine: 'remoteSigning',
    name: /^(?:awaitingConfirmation: onError\(awaitConfirmation\)|connectionLost: onError\(awaitAnswer\)) goes to findingCause$/,
    why: 'findingCause leads on to the same state, as the request is open and no cause has the code of a bug',
  },
  {
    machine: 'remoteSigning',
    name: /^(?:refused|expired|cancelled): signing\.retried without action 1$/,
    why: 'nothing has failed, so that there is nothing to forget',
  },
  {
    machine: 'documentSubmit',
    name: /^signing\.\w+: onDone\(\w+Signing\) 3 after its neighbour$/,
    why: 'a signing has one result',
  },
  {
    machine: 'documentSubmit',
    name: /^signing\.\w+: onDone\(\w+Signing\) 1 after its neighbour$/,
    why: 'of two XML one is always signed: the other one is unsigned or left, never both',
  },
  {
    machine: 'documentSubmit',
    name: /^starting: always 1 after its neighbour$/,
    why: 'a submission has one start: the two guards are never true together',
  },
  {
    machine: 'documentSubmit',
    name: /^\w+: onDone\((?:readDocument|generateXml|sendSigned)\) 1 after its neighbour$/,
    why: 'an answer is a success or a refusal, never both',
  },
  {
    machine: 'documentSubmit',
    name: /^checkingOption: onDone\(readOption\) 1 after its neighbour$/,
    why: 'nothing is decided where there is no certificate',
  },
  {
    machine: 'documentSubmit',
    name: /^checkingOption: onDone\(readOption\) 2 after its neighbour$/,
    why: 'an earlier way is kept where a certificate signs in it, so that where there is only one way it is that one',
  },
  {
    machine: 'documentSubmit',
    name: /^signing\.choosingWay: always 1 after its neighbour$/,
    why: 'a way is that of the token or that of the HSM, never both',
  },
  {
    machine: 'documentSubmit',
    name: /^askingOutcome: onDone\(findSent\) [12] after its neighbour$/,
    why: 'registered, absent and refused exclude one another',
  },
  {
    machine: 'documentSubmit',
    name: /^documentUnreadable: step\.retried goes to starting$/,
    why: 'only a draft of the list is read, and starting leads it to be read again',
  },
  {
    machine: 'documentSubmit',
    name: /^signing\.choosingWay: always without its guard$/,
    why: 'nothing is signed before a way is decided, and the token is the only one',
  },
  {
    machine: 'tokenSigning',
    name: /^readingToken: onDone\(readToken\) 1 dropped$/,
    why: 'an answer that hides the certificate goes the same way by the next branch, which keeps no token; the branch states the rule',
  },
  {
    machine: 'tokenSigning',
    name: /^findingCause: always \d+ after its neighbour$/,
    why: 'a failure has one code: the guards are never true together',
  },
  {
    machine: 'tokenSigning',
    name: /^askingPermission: onDone\(askPermission\) 1 after its neighbour$/,
    why: 'denied and to be asked exclude one another',
  },
  {
    machine: 'tokenSigning',
    name: /^\w+: onError\(\w+\) goes to findingCause$/,
    why: 'the failure that the transition keeps leads from there to the same state',
  },
]
