/** What people are notified of about PIT certificates. */
export type CertificateNotification = `pitCertificate.${'accepted' | 'refused' | 'changed'}`
