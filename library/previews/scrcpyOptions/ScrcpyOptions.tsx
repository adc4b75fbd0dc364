import { previews } from '../../strings/en/previews.ts';
import { CheckField, SelectField, TextField } from '../parts/Fields.tsx';
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

const { groups, hints, ...words } = previews.scrcpyOptions;

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
      <Group legend={groups.server}>
        <SelectField
          label={words.serverVersion}
          value={version}
          options={VERSION_CHOICES}
          onChange={(version) => change({ version })}
        />
        {select('logLevel')}
      </Group>
      <Group legend={groups.video}>
        {select('videoCodec')}
        {number('videoBitRate', isSince(version, '2.0') ? hints.bitRate : hints.oldBitRate)}
        {number('maxSize', hints.maxSize)}
        {number('maxFps', hints.maxFps)}
        {check('video')}
      </Group>
      <Group legend={groups.audio}>
        {select('audioCodec')}
        {select('audioSource')}
        {number('audioBitRate', hints.bitRate)}
        {check('audio')}
      </Group>
      <Group legend={groups.device}>
        {check('control')}
        {check('showTouches')}
        {check('stayAwake')}
        {check('powerOffOnClose')}
      </Group>
      {command ? (
        <>
          <Outcome>
            {isSince(version, '1.21') ? words.someArguments(count, version) : words.allArguments(count, version)}
          </Outcome>
          <Output label={words.command} language="sh">
            {command}
          </Output>
        </>
      ) : (
        <Outcome>{words.none}</Outcome>
      )}
    </Panel>
  );
}
