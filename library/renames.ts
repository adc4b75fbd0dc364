import type { ApiRenames } from '../common/library.ts';

const scope = '@yume-chan/';

/** Put the package before both names: what a version calls it, and what the version before called it. */
const inPackage = (name: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map((pair) => pair.map((one) => `${scope}${name}:${one}`)));

/** Old names by new ones. A rename is here if the sources' history shows it, or an upgrade guide of the docs says it. */
export const RENAMES: ApiRenames = {
  '1.0.0': {
    ...inPackage('adb-daemon-webusb', {
      AdbDefaultInterfaceFilter: 'ADB_DEFAULT_DEVICE_FILTER',
    }),
    ...inPackage('scrcpy', {
      DefaultServerPath: 'DEFAULT_SERVER_PATH',
      ScrcpyCodecOptions: 'CodecOptions',
      'ScrcpyCodecOptions.Init': 'CodecOptionsInit',
      ScrcpyControlMessageTypeMap: 'ScrcpyControlMessageTypeValue',
      'ScrcpyOptions1_17.Init': 'ScrcpyOptionsInit1_17',
      'ScrcpyOptions1_18.Init': 'ScrcpyOptionsInit1_18',
      'ScrcpyOptions1_21.Init': 'ScrcpyOptionsInit1_21',
      'ScrcpyOptions1_22.Init': 'ScrcpyOptionsInit1_22',
      'ScrcpyOptions1_23.Init': 'ScrcpyOptionsInit1_23',
      'ScrcpyOptions1_24.Init': 'ScrcpyOptionsInit1_24',
      'ScrcpyOptions2_0.Init': 'ScrcpyOptionsInit2_0',
      'ScrcpyOptions2_1.Init': 'ScrcpyOptionsInit2_1',
      'ScrcpyOptions2_2.Init': 'ScrcpyOptionsInit2_2',
      'ScrcpyOptions2_3.Init': 'ScrcpyOptionsInit2_3',
    }),
    ...inPackage('scrcpy-decoder-webcodecs', {
      BitmapWebCodecsDecoderRenderer: 'BitmapFrameRenderer',
      WebCodecsVideoDecoderRenderer: 'FrameRenderer',
      WebGLWebCodecsDecoderRenderer: 'WebGLFrameRenderer',
    }),
    ...inPackage('struct', {
      EmptyUint8Array: 'EMPTY_UINT8_ARRAY',
    }),
  },
  '1.1.0': {
    ...inPackage('scrcpy-decoder-webcodecs', {
      BitmapVideoFrameRenderer: 'BitmapWebCodecsDecoderRenderer',
      CanvasVideoFrameRenderer: 'CanvasWebCodecsDecoderRenderer',
      InsertableStreamVideoFrameRenderer: 'InsertableStreamWebCodecsDecoderRenderer',
      VideoFrameRenderer: 'WebCodecsVideoDecoderRenderer',
      WebGLVideoFrameRenderer: 'WebGLWebCodecsDecoderRenderer',
    }),
  },
  '2.0.0': {
    ...inPackage('adb', {
      AdbReverseService: 'AdbReverseCommand',
      AdbServiceBase: 'AdbCommandBase',
      'AdbShellProtocolSpawner.WaitResult': 'AdbSubprocessWaitResult',
      AdbSubprocessService: 'AdbSubprocess',
      AdbTcpIpService: 'AdbTcpIpCommand',
    }),
    ...inPackage('struct', {
      FieldsValue: 'FieldsType',
    }),
  },
  next: {
    ...inPackage('adb', {
      'Adb.IncomingSocketHandler': 'AdbIncomingSocketHandler',
      'Adb.Socket': 'AdbSocket',
      AdbCredentialManager: 'AdbCredentialStore',
      AdbDaemonAuthType: 'AdbAuthType',
      AdbNoneProtocolPty: 'AdbNoneProtocolPtyProcess',
      AdbPowerService: 'AdbPower',
      'AdbReverseService.Listener': 'AdbForwardListener',
      AdbServerDataConnection: 'AdbServerStream',
      AdbShellProtocolPty: 'AdbShellProtocolPtyProcess',
      'AdbShellProtocolSubprocessService.Packet': 'AdbShellProtocolPacket',
      'AdbShellProtocolSubprocessService.PacketId': 'AdbShellProtocolId',
      'AdbSync.Error': 'AdbSyncError',
      'AdbSync.OpenDir.Entry': 'AdbSyncEntry',
      'AdbSync.OpenDir.EntryResponse': 'AdbSyncEntryResponse',
      'AdbSync.OpenDir.EntryV2Response': 'AdbSyncEntry2Response',
      'AdbSync.Receive.DataResponse': 'AdbSyncDataResponse',
      'AdbSync.Send.MaxPacketSize': 'ADB_SYNC_MAX_PACKET_SIZE',
      'AdbSync.Service': 'AdbSync',
      'AdbSync.Stat.LstatResponse': 'AdbSyncLstatResponse',
      'AdbSync.Stat.Stat': 'AdbSyncStat',
      'AdbSync.Stat.StatResponse': 'AdbSyncStatResponse',
      'AdbSync.WriteOptions': 'AdbSyncWriteOptions',
      AndroidSyscallErrorCode: 'AdbSyncStatErrorCode',
    }),
    ...inPackage('android-bin', {
      'ActivityManager.StartActivityOptions': 'ActivityManagerStartActivityOptions',
      'AdbBackup.BackupOptions': 'AdbBackupOptions',
      'AdbBackup.RestoreOptions': 'AdbRestoreOptions',
      'BugReport.BugReportZOptions': 'BugReportZOptions',
      'BugReport.Capabilities': 'BugReportCapabilities',
      'Cmd.NoneProtocolService': 'CmdNoneProtocolService',
      'Cmd.ShellProtocolService': 'CmdShellProtocolService',
      'OverlayDisplay.Device': 'OverlayDisplayDevice',
      'OverlayDisplay.Device.Mode': 'OverlayDisplayDeviceMode',
      'PackageManager.InstallOptions': 'PackageManagerInstallOptions',
      'PackageManager.ListPackagesOptions': 'PackageManagerListPackagesOptions',
      'PackageManager.PackageInfo': 'PackageManagerListPackagesResult',
      'PackageManager.ResolveActivityOptions': 'PackageManagerResolveActivityOptions',
      'PackageManager.UninstallOptions': 'PackageManagerUninstallOptions',
    }),
  },
};
