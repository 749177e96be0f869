// A WLAN profile for Windows (WLAN_profile v1, EapTtlsConnectionPropertiesV1). Windows asks for the name and the password
// once, for a profile may not hold them.
import { createHash } from 'node:crypto'
import { derOf } from '../certificates.ts'
import { xml, type ProfileContent } from './profileFile.ts'

/** The profile for `netsh wlan add profile`. */
export function windowsProfile(of: ProfileContent): Buffer {
  const name = xml(of.networkName)
  const hex = Buffer.from(of.networkName).toString('hex').toUpperCase()
  const thumbprint =
    of.authority && createHash('sha1').update(derOf(of.authority)).digest('hex').replaceAll(/../g, '$& ').trim()
  return Buffer.from(`<?xml version="1.0"?>
<WLANProfile xmlns="http://www.microsoft.com/networking/WLAN/profile/v1">
  <name>${name}</name>
  <SSIDConfig><SSID><hex>${hex}</hex><name>${name}</name></SSID></SSIDConfig>
  <connectionType>ESS</connectionType>
  <connectionMode>auto</connectionMode>
  <MSM>
    <security>
      <authEncryption><authentication>WPA2</authentication><encryption>AES</encryption><useOneX>true</useOneX></authEncryption>
      <OneX xmlns="http://www.microsoft.com/networking/OneX/v1">
        <cacheUserData>true</cacheUserData>
        <authMode>user</authMode>
        <EAPConfig>
          <EapHostConfig xmlns="http://www.microsoft.com/provisioning/EapHostConfig">
            <EapMethod>
              <Type xmlns="http://www.microsoft.com/provisioning/EapCommon">21</Type>
              <VendorId xmlns="http://www.microsoft.com/provisioning/EapCommon">0</VendorId>
              <VendorType xmlns="http://www.microsoft.com/provisioning/EapCommon">0</VendorType>
              <AuthorId xmlns="http://www.microsoft.com/provisioning/EapCommon">311</AuthorId>
            </EapMethod>
            <Config xmlns="http://www.microsoft.com/provisioning/EapHostConfig">
              <EapTtls xmlns="http://www.microsoft.com/provisioning/EapTtlsConnectionPropertiesV1">
                <ServerValidation>
                  <ServerNames>${xml(of.serverName)}</ServerNames>
${thumbprint ? `                  <TrustedRootCAHash>${thumbprint}</TrustedRootCAHash>\n` : ''}                  <DisablePrompt>false</DisablePrompt>
                </ServerValidation>
                <Phase2Authentication><PAPAuthentication/></Phase2Authentication>
                <Phase1Identity><IdentityPrivacy>false</IdentityPrivacy></Phase1Identity>
              </EapTtls>
            </Config>
          </EapHostConfig>
        </EAPConfig>
      </OneX>
    </security>
  </MSM>
</WLANProfile>
`)
}
