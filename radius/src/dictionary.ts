/** The attribute and value numbers we speak, as data. Names follow the RFCs without their hyphens. */

/** RFC 2865 §5, RFC 2866 §5, RFC 2869 §5, RFC 4372, RFC 5176 §3.5. */
export const Attr = {
  UserName: 1,
  UserPassword: 2,
  ChapPassword: 3,
  NasIpAddress: 4,
  NasPort: 5,
  ServiceType: 6,
  FramedProtocol: 7,
  FramedIpAddress: 8,
  FilterId: 11,
  FramedMtu: 12,
  ReplyMessage: 18,
  State: 24,
  Class: 25,
  VendorSpecific: 26,
  SessionTimeout: 27,
  IdleTimeout: 28,
  TerminationAction: 29,
  CalledStationId: 30,
  CallingStationId: 31,
  NasIdentifier: 32,
  ProxyState: 33,
  LoginLatService: 34,
  AcctStatusType: 40,
  AcctDelayTime: 41,
  AcctInputOctets: 42,
  AcctOutputOctets: 43,
  AcctSessionId: 44,
  AcctAuthentic: 45,
  AcctSessionTime: 46,
  AcctInputPackets: 47,
  AcctOutputPackets: 48,
  AcctTerminateCause: 49,
  AcctMultiSessionId: 50,
  AcctLinkCount: 51,
  AcctInputGigawords: 52,
  AcctOutputGigawords: 53,
  EventTimestamp: 55,
  ChapChallenge: 60,
  NasPortType: 61,
  EapMessage: 79,
  MessageAuthenticator: 80,
  AcctInterimInterval: 85,
  NasPortId: 87,
  ChargeableUserIdentity: 89,
  ErrorCause: 101,
} as const

/** RFC 2866 §5.1. */
export const AcctStatusType = { Start: 1, Stop: 2, InterimUpdate: 3, AccountingOn: 7, AccountingOff: 8 } as const
export type AcctStatusType = (typeof AcctStatusType)[keyof typeof AcctStatusType]

/** RFC 2866 §5.10. */
export const TerminateCause = {
  UserRequest: 1,
  LostCarrier: 2,
  LostService: 3,
  IdleTimeout: 4,
  SessionTimeout: 5,
  AdminReset: 6,
  AdminReboot: 7,
  PortError: 8,
  NasError: 9,
  NasRequest: 10,
  NasReboot: 11,
  PortUnneeded: 12,
  PortPreempted: 13,
  PortSuspended: 14,
  ServiceUnavailable: 15,
  Callback: 16,
  UserError: 17,
  HostRequest: 18,
} as const
export type TerminateCause = (typeof TerminateCause)[keyof typeof TerminateCause]

/** RFC 5176 §3.5. */
export const ErrorCause = {
  ResidualSessionContextRemoved: 201,
  InvalidEapPacket: 202,
  UnsupportedAttribute: 401,
  MissingAttribute: 402,
  NasIdentificationMismatch: 403,
  InvalidRequest: 404,
  UnsupportedService: 405,
  UnsupportedExtension: 406,
  InvalidAttributeValue: 407,
  AdministrativelyProhibited: 501,
  RequestNotRoutable: 502,
  SessionContextNotFound: 503,
  SessionContextNotRemovable: 504,
  OtherProxyProcessingError: 505,
  ResourcesUnavailable: 506,
  RequestInitiated: 507,
  MultipleSessionSelectionUnsupported: 508,
} as const
export type ErrorCause = (typeof ErrorCause)[keyof typeof ErrorCause]

/** RFC 2865 §5.6 and §5.41: the values hotspots send. */
export const ServiceType = { Login: 1, Framed: 2, CallCheck: 10 } as const
export const NasPortType = { Ethernet: 15, WirelessOther: 18, Wireless80211: 19 } as const
