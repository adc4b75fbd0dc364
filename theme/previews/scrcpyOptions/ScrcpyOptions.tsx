import { useState } from 'react';
import { CheckField, SelectField, TextField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, Panel, RUNS } from '../parts/Panel.tsx';
import { Outcome, Output } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import {
  buildCommand,
  type ChoiceName,
  DEFAULTS,
  describeMissing,
  findAbsence,
  listChoices,
  type NumberName,
  type OptionFields,
  resolveChoice,
  type SwitchName,
} from './buildCommand.ts';

const START: OptionFields = { ...DEFAULTS, videoCodec: 'h265', maxSize: '1280', audio: false, stayAwake: true };

/** Write the command that starts a Scrcpy server while its options are chosen. */
export function ScrcpyOptions() {
  const [version, setVersion] = useState(LATEST);
  const [fields, setFields] = useState(START);
  const { problems, command, count } = buildCommand(version, fields);
  const change = (changed: Partial<OptionFields>) => setFields({ ...fields, ...changed });

  const select = (name: ChoiceName) => (
    <SelectField
      label={name}
      value={resolveChoice(name, fields, version)}
      options={listChoices(name, version)}
      hint={describeMissing(name, version)}
      absence={findAbsence(name, version)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const number = (name: NumberName, hint?: string) => (
    <TextField
      label={name}
      value={fields[name]}
      hint={hint}
      problem={problems[name]}
      absence={findAbsence(name, version)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const check = (name: SwitchName) => (
    <CheckField
      label={name}
      isChecked={fields[name]}
      absence={findAbsence(name, version)}
      onChange={(isChecked) => change({ [name]: isChecked })}
    />
  );

  return (
    <Panel runs={RUNS.scrcpy}>
      <Group legend="Server">
        <SelectField label="Server version" value={version} options={VERSION_CHOICES} onChange={setVersion} />
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
              ? `${formatCount(count, 'argument')} that ${count === 1 ? 'differs' : 'differ'} from what server ${version} takes anyway.`
              : `${formatCount(count, 'argument')}: server ${version} wants all of them, in a fixed order.`}
          </Outcome>
          <Output label="Command">{command}</Output>
        </>
      ) : (
        <Outcome>There is no command yet: one of the numbers cannot be read.</Outcome>
      )}
    </Panel>
  );
}
