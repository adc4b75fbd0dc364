import { CheckField, SelectField, TextField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import { useFields } from '../parts/useFields.ts';
import {
  buildCommand,
  type ChoiceName,
  DEFAULTS,
  explainMissing,
  explainMissingChoices,
  listChoices,
  type NumberName,
  type OptionFields,
  resolveChoice,
  type SwitchName,
} from './buildCommand.ts';

const START: OptionFields & { version: string } = {
  version: LATEST,
  ...DEFAULTS,
  videoCodec: 'h265',
  maxSize: '1280',
  audio: false,
  stayAwake: true,
};

const CHOICES = { version: VERSION_CHOICES };

/** Show the command that starts a Scrcpy server with the chosen options. */
export function ScrcpyOptions() {
  const [{ version, ...fields }, change] = useFields(START, CHOICES);
  const { problems, command, count } = buildCommand(version, fields);

  const select = (name: ChoiceName) => (
    <SelectField
      label={name}
      value={resolveChoice(name, fields, version)}
      options={listChoices(name, version)}
      hint={explainMissingChoices(name, version)}
      disabledReason={explainMissing(name, version)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const number = (name: NumberName, hint?: string) => (
    <TextField
      label={name}
      value={fields[name]}
      hint={hint}
      problem={problems[name]}
      disabledReason={explainMissing(name, version)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const check = (name: SwitchName) => (
    <CheckField
      label={name}
      isChecked={fields[name]}
      disabledReason={explainMissing(name, version)}
      onChange={(isChecked) => change({ [name]: isChecked })}
    />
  );

  return (
    <Panel packageName={PACKAGES.scrcpy}>
      <Group legend="Server">
        <SelectField
          label="Server version"
          value={version}
          options={VERSION_CHOICES}
          onChange={(version) => change({ version })}
        />
        {select('logLevel')}
      </Group>
      <Group legend="Video">
        {select('videoCodec')}
        {number('videoBitRate', isSince(version, '2.0') ? 'Bits per second' : 'Bits per second; named bitRate here')}
        {number('maxSize', 'Pixels; 0 for no limit')}
        {number('maxFps', '0 for no limit')}
        {check('video')}
      </Group>
      <Group legend="Audio">
        {select('audioCodec')}
        {select('audioSource')}
        {number('audioBitRate', 'Bits per second')}
        {check('audio')}
      </Group>
      <Group legend="Device">
        {check('control')}
        {check('showTouches')}
        {check('stayAwake')}
        {check('powerOffOnClose')}
      </Group>
      {command ? (
        <>
          <Outcome>
            {isSince(version, '1.21')
              ? `${formatCount(count, 'argument')} that ${count === 1 ? 'differs' : 'differ'} from the defaults of server ${version}.`
              : `${formatCount(count, 'argument')}: server ${version} needs all of them, in a fixed order.`}
          </Outcome>
          <Output label="Command" language="sh">
            {command}
          </Output>
        </>
      ) : (
        <Outcome>There is no command yet: one of the numbers cannot be read.</Outcome>
      )}
    </Panel>
  );
}
